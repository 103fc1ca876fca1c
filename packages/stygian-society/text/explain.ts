import { formatMessage, type Refusal, type Text } from '@three-spires/kernel';
import { enRefusals } from './en-refusals.ts';

export const explainRefusal = ({ code, params }: Refusal): Text => {
  const key = `refusal.${code}`;
  return formatMessage(enRefusals, key in enRefusals ? key : 'refusal.not-now', params ?? {});
};
