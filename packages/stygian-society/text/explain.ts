import { formatMessage, type Refusal, type Text } from '@three-spires/kernel';
import { enLog } from './en-log.ts';

export const explainRefusal = ({ code, params }: Refusal): Text => {
  const key = `refusal.${code}`;
  return formatMessage(enLog, key in enLog ? key : 'refusal.not-now', params ?? {});
};
