/** Turns fields that can be undefined into optional fields. */
type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Drops undefined fields: `{ name, ...defined({ level }) }` has no level if it is undefined. */
export const defined = <Fields extends object>(fields: Fields): Defined<Fields> => {
  const kept: Defined<Fields> = {};
  for (const name in fields)
    if (fields[name] !== undefined)
      kept[name] = fields[name] as Exclude<(typeof fields)[typeof name], undefined>;
  return kept;
};
