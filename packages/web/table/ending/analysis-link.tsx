import { Link } from 'wouter';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';

/** Links a finished game to a bot's analysis, next to its replay. */
export const AnalysisLink = ({ table }: { readonly table: string }) => (
  <Link href={`/replay/${table}?analysis`} className={controls.button}>
    {say('analysis')}
  </Link>
);
