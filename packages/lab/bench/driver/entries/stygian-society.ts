import { drive } from '../drive.ts';
import { stygianSocietyBench } from '../stygian-society.ts';

drive(stygianSocietyBench);
