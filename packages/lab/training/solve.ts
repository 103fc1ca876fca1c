/** Solves a symmetric system by Cholesky decomposition; overwrites the matrix. */
export const solve = (matrix: Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const row = matrix[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      const other = matrix[j] as Float64Array;
      let sum = row[j] as number;
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number);
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] as number);
    }
  }
  const answer = right.slice();
  for (let i = 0; i < size; i++) {
    const row = matrix[i] as Float64Array;
    for (let k = 0; k < i; k++)
      answer[i] = (answer[i] as number) - (row[k] as number) * (answer[k] as number);
    answer[i] = (answer[i] as number) / (row[i] as number);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++)
      answer[i] = (answer[i] as number) - ((matrix[k] as Float64Array)[i] as number) * (answer[k] as number);
    answer[i] = (answer[i] as number) / ((matrix[i] as Float64Array)[i] as number);
  }
  return answer;
};
