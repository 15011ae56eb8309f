// A QR code from a short text (ISO/IEC 18004): bytes, error correction M, versions 1 to 3, which have one
// block each. Enough for an address of ours; longer texts are refused.

/** Bytes of data and of correction by version. */
const capacities = [
  { data: 16, correction: 10 },
  { data: 28, correction: 16 },
  { data: 44, correction: 26 },
] as const

const exponents: number[] = []
const logarithms: number[] = []
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = value
  logarithms[value] = power
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}
const times = (a: number, b: number) =>
  a && b ? (exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0) : 0

/** The Reed-Solomon remainder of `data`. */
function correctionOf(data: readonly number[], length: number): number[] {
  let divisor = [1]
  for (let i = 0; i < length; i += 1) {
    const next = Array<number>(divisor.length + 1).fill(0)
    divisor.forEach((value, at) => {
      next[at] = (next[at] ?? 0) ^ value
      next[at + 1] = (next[at + 1] ?? 0) ^ times(value, exponents[i] ?? 0)
    })
    divisor = next
  }
  const rest = [...data, ...Array<number>(length).fill(0)]
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0
    divisor.forEach((value, i) => {
      rest[at + i] = (rest[at + i] ?? 0) ^ times(value, factor)
    })
  }
  return rest.slice(data.length)
}

/** Mode, length, text and padding as bytes, with their correction. */
function codewords(text: string): { version: number; bytes: number[] } {
  const content = [...new TextEncoder().encode(text)]
  const at = capacities.findIndex(({ data }) => content.length + 2 <= data)
  const capacity = capacities[at]
  if (!capacity) throw new Error('too long for a QR code of version 3')
  const bits: number[] = [0, 1, 0, 0]
  const push = (value: number) => bits.push(...[7, 6, 5, 4, 3, 2, 1, 0].map((shift) => (value >> shift) & 1))
  push(content.length)
  content.forEach(push)
  bits.push(0, 0, 0, 0)
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  )
  for (let pad = 0xec; data.length < capacity.data; pad ^= 0xec ^ 0x11) data.push(pad)
  return { version: at + 1, bytes: [...data, ...correctionOf(data, capacity.correction)] }
}

/** Modules by row: dark or light, and whether they belong to the fixed patterns. */
type Grid = { dark: boolean[][]; fixed: boolean[][]; size: number }

function emptyGrid(version: number): Grid {
  const size = 17 + 4 * version
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  return { dark: rows(), fixed: rows(), size }
}

function set({ dark, fixed }: Grid, x: number, y: number, on: boolean): void {
  const row = dark[y]
  const marks = fixed[y]
  if (!row || !marks || x < 0 || x >= row.length) return
  row[x] = on
  marks[x] = true
}

function drawFixed(grid: Grid, version: number): void {
  const { size } = grid
  for (let i = 0; i < size; i += 1) {
    set(grid, i, 6, i % 2 === 0)
    set(grid, 6, i, i % 2 === 0)
  }
  const square = (cx: number, cy: number, rings: readonly number[], reach: number) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(grid, cx + dx, cy + dy, rings.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, [0, 1, 3], 4)
  if (version > 1) square(size - 7, size - 7, [0, 2], 2)
}

/** Level M (00) and the mask, with their own correction, beside the finders. */
function drawFormat(grid: Grid, mask: number): void {
  let rest = mask
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (i: number) => ((bits >> i) & 1) === 1
  const { size } = grid
  for (let i = 0; i < 15; i += 1) {
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i
    const along = i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i
    set(grid, 8, down, bit(i))
    set(grid, along, 8, bit(i))
  }
  set(grid, 8, size - 8, true)
}

function drawData({ dark, fixed, size }: Grid, bytes: readonly number[]): void {
  let at = 0
  let upward = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = dark[y]
        if (!row || fixed[y]?.[x]) continue
        const on = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
        row[x] = on !== ((x + y) % 2 === 0)
        at += 1
      }
    }
    upward = !upward
  }
}

/** The modules of the code of a text, row by row. Throws when it has more than 42 bytes. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const { version, bytes } = codewords(text)
  const grid = emptyGrid(version)
  drawFixed(grid, version)
  // The first mask, a chessboard, serves short texts well; readers take any.
  drawFormat(grid, 0)
  drawData(grid, bytes)
  return grid.dark
}

/** The dark modules as one SVG path, a unit each, without the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = qrModules(text)
  const path = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size: rows.length }
}
