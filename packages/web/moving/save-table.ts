/** Offers a game for download. The code is loaded when someone asks for it. */
export const saveTable = async (table: string, game: string): Promise<void> => {
  const [{ saveFile }, { exportOne }] = await Promise.all([import('./file.ts'), import('./whole.ts')]);
  saveFile(await exportOne(table), game);
};
