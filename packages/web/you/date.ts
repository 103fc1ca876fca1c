const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const dateOf = (at: number): string => DATE.format(at);
