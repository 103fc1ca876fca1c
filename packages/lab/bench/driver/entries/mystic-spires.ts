import { drive } from '../drive.ts';
import { mysticSpiresBench } from '../mystic-spires.ts';

drive(mysticSpiresBench);
