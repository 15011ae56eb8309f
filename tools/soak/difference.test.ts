import { describe, expect, it } from 'vitest'
import { firstDifference } from './difference.ts'

describe('two answers', () => {
  it('say the same whatever the order of their fields', () => {
    expect(
      firstDifference(
        { total: 2, nodes: [{ id: 1, price: null }] },
        { nodes: [{ price: null, id: 1 }], total: 2 },
      ),
    ).toBeUndefined()
  })

  it('part at the first place that is other, and it is told', () => {
    expect(firstDifference({ nodes: [{ id: 1 }, { id: 2 }] }, { nodes: [{ id: 1 }, { id: 3 }] })).toBe(
      'answer.nodes.1.id: 2 and 3',
    )
  })

  it('part in the order of a list, and in its length', () => {
    expect(firstDifference([1, 2], [2, 1])).toBe('answer.0: 1 and 2')
    expect(firstDifference([1], [1, 2])).toBe('answer.1: nothing and 2')
  })

  it('part where one has nothing and the other has no such field', () => {
    expect(firstDifference({ hold: null }, {})).toBe('answer.hold: null and nothing')
    expect(firstDifference(null, { hold: null })).toBe('answer: null and {"hold":null}')
    expect(firstDifference([], {})).toBe('answer: [] and {}')
  })

  it('say the same when only the ids of the asking are other', () => {
    expect(
      firstDifference({ queryId: 'a', resultId: 'b', total: 1 }, { queryId: 'c', resultId: 'd', total: 1 }),
    ).toBeUndefined()
  })

  it('part when a signed link opens something else, not when it opens for longer', () => {
    const link = (kit: string, expires: number) => ({
      url: `/labels/file?kit=${kit}&expires=${expires}&signature=a-b_c${expires}`,
    })
    expect(firstDifference(link('one', 1), link('one', 2))).toBeUndefined()
    expect(firstDifference(link('one', 1), link('two', 1))).toContain('answer.url')
  })
})
