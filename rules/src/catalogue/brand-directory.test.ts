import { describe, expect, it } from 'vitest'
import {
  directoryHref,
  letterOf,
  matchesIn,
  parseBrandQuery,
  parseLetter,
  plainName,
} from './brand-directory.ts'

const marked = (name: string, query: string) =>
  matchesIn(name, query).map(([from, to]) => [...name].slice(from, to).join(''))

describe('the directory of brands', () => {
  it('files names under their first letter, without accents, and all others under #', () => {
    expect(['Émile', 'a.l.c.', '7 For All', '’47', 'رنا', '愛', '  zara', ''].map(letterOf)).toEqual([
      'E',
      'A',
      '#',
      '#',
      '#',
      '#',
      'Z',
      '#',
    ])
  })

  it('folds names as they are typed', () => {
    expect(plainName('Diane von Fürstenberg')).toBe('diane von furstenberg')
    expect(plainName('Marlowe & Finch')).toBe('marlowe finch')
    expect(plainName('St. John’s')).toBe('st john s')
  })

  it('takes letters in any case and no others', () => {
    expect(['m', 'M', '#', 'ß', 'MM', '1', '', null].map(parseLetter)).toEqual([
      'M',
      'M',
      '#',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('cuts long texts, keeps emoji whole, and drops what nobody types', () => {
    expect(parseBrandQuery('x'.repeat(10_000))).toHaveLength(80)
    expect(parseBrandQuery(' a\u0000 \n b ')).toBe('a b')
    expect(parseBrandQuery('a/b\\')).toBe('a b')
    expect(parseBrandQuery('👗'.repeat(100)).isWellFormed()).toBe(true)
  })

  it('has one address for a place', () => {
    expect(directoryHref({ department: null, query: '', letter: null, page: 1 })).toBe('/brands')
    expect(directoryHref({ department: 'women', query: 'mar', letter: 'A', page: 1 })).toBe(
      '/brands/women/mar',
    )
    expect(directoryHref({ department: 'kids', query: '', letter: '#', page: 3 })).toBe(
      '/brands/kids?letter=%23&page=3',
    )
    expect(directoryHref({ department: null, query: 'a & b', letter: null, page: 1 })).toBe(
      '/brands/a%20%26%20b',
    )
  })

  it('marks where the typed words begin words of the name', () => {
    expect(marked('St. John Collection by Marie', 'jo mar')).toEqual(['Jo', 'Mar'])
    expect(marked('Émile Rousseau', 'emi')).toEqual(['Émi'])
    expect(marked('Omar', 'mar')).toEqual([])
    expect(marked('رنا حداد', 'حد')).toEqual(['حد'])
  })
})
