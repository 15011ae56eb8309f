// Reads one JSON array element by element, so that a long feed is never in memory whole. Only the brackets
// and quotes around elements are read here; JSON.parse reads each element.
import { createReadStream } from 'node:fs'

/** The text is no JSON array; `message` says what is wrong. */
export class NoJsonArray extends Error {}

/** Returns the error that names the row, counted from 1, at which the text stops being an array of rows. */
const unreadable = (row: number) => new NoJsonArray(`The JSON can’t be read at row ${row}.`)

/**
 * Returns a function that takes the characters of one element and returns true for the one behind its end.
 */
function elementEnd(): (char: string) => boolean {
  let depth = 0
  let isString = false
  let isEscaped = false
  return (char) => {
    if (isString) {
      if (isEscaped) isEscaped = false
      else if (char === '\\') isEscaped = true
      else if (char === '"') isString = false
      return false
    }
    if (depth === 0 && (char === ',' || char === ']')) return true
    if (char === '"') isString = true
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') depth -= 1
    return false
  }
}

/** Where the reader stands: before the array, before an element, within one, or behind the array. */
type Place = 'before' | 'first' | 'next' | 'within' | 'end'

const afterSpace: Readonly<Record<string, Place>> = { 'before [': 'first', 'first ]': 'end' }

/**
 * Returns a reader that takes the characters of an array and returns each element's text at its end. It
 * throws NoJsonArray for what is no array, and for an element of more than `most` characters.
 */
function elementReader(most: number) {
  let place: Place = 'before'
  let text = ''
  let row = 1
  let ends = elementEnd()
  const take = (char: string): string | undefined => {
    if (place === 'within') {
      if (ends(char)) {
        place = char === ',' ? 'next' : 'end'
        row += 1
        return text
      }
      text += char
      if (text.length > most) throw new NoJsonArray(`Row ${row} of the JSON is too long.`)
      return undefined
    }
    if (/\s/.test(char)) return undefined
    const next = afterSpace[`${place} ${char}`]
    if (next) place = next
    else if (place === 'before') throw new NoJsonArray('The JSON has to be an array of rows.')
    else if (place === 'end' || char === ',' || char === ']') throw unreadable(row)
    else {
      place = 'within'
      ends = elementEnd()
      ends(char)
      text = char
    }
    return undefined
  }
  return { take, isWhole: () => place === 'end', row: () => row }
}

function parsed(text: string, row: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(row)
  }
}

/**
 * Yields the elements of a JSON array in a file, each parsed. Throws NoJsonArray when the file is no whole
 * array, an element is no JSON, or an element has more than `most` characters; the message names the row.
 */
export async function* elementsOf(path: string, most: number): AsyncGenerator<unknown> {
  const { take, isWhole, row } = elementReader(most)
  let isFirst = true
  for await (const part of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    for (const char of isFirst ? part.replace(/^\uFEFF/, '') : part) {
      const text = take(char)
      if (text !== undefined) yield parsed(text, row() - 1)
    }
    isFirst = false
  }
  if (!isWhole()) throw unreadable(row())
}
