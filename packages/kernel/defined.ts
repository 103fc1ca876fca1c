/** Fields that could be undefined become fields that can be absent. */
type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that have a value: `{ name, ...defined({ level }) }` has no level where it is undefined. */
export const defined = <Fields extends object>(fields: Fields): Defined<Fields> => {
  const kept: Defined<Fields> = {};
  for (const name in fields)
    if (fields[name] !== undefined)
      kept[name] = fields[name] as Exclude<(typeof fields)[typeof name], undefined>;
  return kept;
};
