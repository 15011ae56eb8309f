import { expect, it } from 'vitest'
import { photoKindOf, sizeRefusalOf } from './photos.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (brands: string) => bytesOf(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`)

it.each([
  ['jpeg', '\xff\xd8\xff\xe0....'],
  ['png', '\x89PNG\r\n\x1a\n....'],
  ['webp', 'RIFF....WEBPVP8 '],
])('knows a %s by its first bytes', (kind, text) => expect(photoKindOf(bytesOf(text))).toBe(kind))
it('tells AVIF from what phones make', () => {
  expect(photoKindOf(box('avif\0\0\0\0avifmif1miaf'))).toBe('avif')
  expect(photoKindOf(box('mif1\0\0\0\0avifmif1miaf'))).toBe('avif')
  expect(photoKindOf(box('heic\0\0\0\0mif1heic'))).toBe('heic')
  expect(photoKindOf(box('isom\0\0\0\0mp42'))).toBeUndefined()
})
it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!doctype html><script>',
  '%PDF-1.7',
  'GIF89a',
  'RIFF....AVI ',
  'BM',
  '',
  '\0\0\0',
])('takes no %j for a photo', (text) => expect(photoKindOf(bytesOf(text))).toBeUndefined())
it('refuses sizes that show nothing, or that fill the memory', () => {
  expect(sizeRefusalOf({ width: 300, height: 300 })).toBeUndefined()
  expect(sizeRefusalOf({ width: 6000, height: 6000 })).toBeUndefined()
  expect(sizeRefusalOf({ width: 299, height: 4000 })).toBe('too_small')
  expect(sizeRefusalOf({ width: 8000, height: 5000 })).toBe('too_many_pixels')
})
