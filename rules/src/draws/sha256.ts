// SHA-256 of a text (FIPS 180-4), in a form that the browser computes at once: whoever looks at a draw
// checks it with the very function that drew it.

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const rounds = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const start = primes(8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const at = (words: ArrayLike<number>, index: number) => words[index] ?? 0

/** Returns the bytes of a text with the padding of SHA-256: a multiple of 64. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const size = Math.ceil((bytes.length + 9) / 64) * 64
  const all = new Uint8Array(size)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(size - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  view.setUint32(size - 4, (bytes.length * 8) >>> 0)
  return view
}

function schedule(view: DataView, from: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(from + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
  return words
}

function compress(state: readonly number[], words: Int32Array): number[] {
  let now = [...state]
  for (let i = 0; i < 64; i += 1) {
    const a = at(now, 0)
    const e = at(now, 4)
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & at(now, 5)) ^ (~e & at(now, 6))
    const first = (at(now, 7) + s1 + choice + at(rounds, i) + at(words, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & at(now, 1)) ^ (a & at(now, 2)) ^ (at(now, 1) & at(now, 2))
    now = [
      (first + s0 + majority) | 0,
      a,
      at(now, 1),
      at(now, 2),
      (at(now, 3) + first) | 0,
      e,
      at(now, 5),
      at(now, 6),
    ]
  }
  return state.map((word, i) => (word + at(now, i)) | 0)
}

/** Returns the SHA-256 of a text in UTF-8 as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(text)
  let state: number[] = start
  for (let from = 0; from < view.byteLength; from += 64) state = compress(state, schedule(view, from))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
