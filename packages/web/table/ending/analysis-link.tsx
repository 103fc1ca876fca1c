import { Link } from 'wouter';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';

/** From a finished game to what a bot thinks of it, beside its replay. */
export const AnalysisLink = ({ table }: { readonly table: string }) => (
  <Link href={`/replay/${table}?analysis`} className={controls.button}>
    {say('analysis')}
  </Link>
);
