/** Why a file cannot be imported, in a sentence. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
