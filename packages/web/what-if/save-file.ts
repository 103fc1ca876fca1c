/** Saves text as a file of comma-separated values. */
export const saveTable = (name: string, text: string): void => {
  // Programs for tables read the first character as a sign that the text is in UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};
