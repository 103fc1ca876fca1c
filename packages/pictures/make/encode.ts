/** Packs pixels as AVIF. */
import sharp from 'sharp';
import type { Pixels } from '../glass/glaze.ts';

/** More effort takes up to ten times as long and saves two or three per cent. */
const EFFORT = 1;

export const encode = ({ width, height, data }: Pixels, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .avif({ quality, effort: EFFORT })
    .toBuffer();

/** For what does not read AVIF. */
export const encodePlainly = (
  { width, height, data }: Pixels,
  format: 'jpeg' | 'png',
  quality: number,
): Promise<Buffer> => {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  return (format === 'jpeg' ? picture.jpeg({ quality }) : picture.png({ palette: true })).toBuffer();
};

export const shrink = async ({ width, height, data }: Pixels, to: number): Promise<Pixels> => {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: to })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(small) };
};
