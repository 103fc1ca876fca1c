import { drive } from '../drive.ts';
import { slayTheSpireBench } from '../slay-the-spire.ts';

drive(slayTheSpireBench);
