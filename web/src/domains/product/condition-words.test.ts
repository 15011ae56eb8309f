import { describe, expect, it } from 'vitest'
import { conditionText, notedText } from './condition-words.ts'
import { outlineFor } from './outlines.ts'

const plain = { condition: 'good' as const, conditionDescription: null, conditionOverrides: [], flaws: [] }

describe('what is said of the condition', () => {
  it('says the grade once when the piece’s own sentence only repeats it', () => {
    const repeated = { ...plain, conditionDescription: 'Worn with care; shows some signs of it.' }
    expect(conditionText(repeated)).toBe('Worn, and good for years more. Some signs of it show.')
    expect(
      conditionText({
        ...plain,
        condition: 'new_with_tags',
        conditionDescription: 'Never worn, with its tags.',
      }),
    ).toBe('Never worn, with its original tag.')
  })

  it('adds the own sentence when it has news', () => {
    const mended = {
      ...plain,
      condition: 'repaired' as const,
      conditionDescription: 'Mended by our own workroom. Before: light scuffs at the toe.',
    }
    expect(conditionText(mended)).toBe(mended.conditionDescription)
  })

  it('lets the own sentence follow where it has other news than the grade', () => {
    expect(
      conditionText({ ...plain, conditionDescription: 'The lining was replaced; buttons are original.' }),
    ).toMatch(/^Worn, and good.* The lining/)
  })

  it('never says there is nothing to see of a piece with notes', () => {
    const noted = { ...plain, condition: 'excellent' as const, conditionOverrides: ['fading', 'odor'] }
    expect(conditionText(noted)).not.toContain('nothing to see')
    expect(notedText(noted)).toBe(
      'At inspection we noted some fading and a faint odor that airing may not take out.',
    )
    expect(notedText(plain)).toBeUndefined()
  })
})

describe('the outline of a piece', () => {
  it('hangs to the knee for what measures so, and has a strap where one was measured', () => {
    const long = outlineFor('coats-jackets/jackets', [{ name: 'Length', inches: 40 }])
    const short = outlineFor('coats-jackets/blazers', [{ name: 'Length', inches: 27 }])
    expect(long).toBe(outlineFor('coats-jackets/coats'))
    expect(short).not.toBe(long)
    const clutch = outlineFor('handbags/clutches', [{ name: 'Width', inches: 12 }])
    expect(clutch?.marks['Strap drop']).toBeUndefined()
    expect(
      outlineFor('handbags/totes', [{ name: 'Strap drop', inches: 10 }])?.marks['Strap drop'],
    ).toBeDefined()
  })
})
