// The outline of each kind, held against the cuts that its pieces can have.
import { kinds, shapeOf } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { describe, expect, it } from 'vitest'
import { howMeasured, outlineFor } from './outlines.ts'
import { outlineKindOf } from './outlines-by-kind.ts'

/** On what each outline is worn, or how it is carried. */
const worn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['dress', 'top', 'sweater', 'jacket', 'coat', 'onepiece'].map((one) => [one, 'body']),
  ),
  ...Object.fromEntries(['pants', 'shorts'].map((one) => [one, 'legs'])),
  skirt: 'skirt',
  ...Object.fromEntries(['sneaker', 'heel', 'flat', 'boot', 'sandal'].map((one) => [one, 'feet'])),
  ...Object.fromEntries(['bag', 'strapBag', 'flatBag', 'backpack'].map((one) => [one, 'hand'])),
  ...Object.fromEntries(['necklace', 'earrings', 'ring', 'bracelet', 'watch'].map((one) => [one, 'jewel'])),
  ...Object.fromEntries(['scarf', 'belt', 'hat', 'sunglasses'].map((one) => [one, 'extra'])),
}
const all = kinds.flatMap((kind) => {
  const path = `${kind.root}/${kind.slug}`
  const outline = outlineKindOf(path)
  return outline ? [{ kind, path, outline, cuts: kind.silhouettes.map((one) => shapeOf(kind, one)) }] : []
})

describe('the outline of a kind', () => {
  it('is worn where its pieces are', () => {
    expect(
      all.flatMap(({ path, outline, cuts }) =>
        cuts.some(({ on }) => on !== worn[outline]) ? [`${path}: ${outline}`] : [],
      ),
    ).toEqual([])
  })

  it('has a shaft for boots alone, and laces for what is laced or sporty', () => {
    const wrong = all.flatMap(({ path, outline, cuts }) => {
      const shoes = cuts.filter((cut) => cut.on === 'feet')
      if (shoes.length === 0) return []
      const isBoot = shoes.some(({ upper }) => upper === 'boot' || upper === 'bootie')
      const isLaced = ['court', 'sport', 'runner', 'oxford']
      const isOdd =
        (outline === 'boot') !== isBoot ||
        (outline === 'sneaker' && !shoes.some(({ upper }) => isLaced.includes(upper))) ||
        (outline === 'flat' && shoes.some(({ heel }) => heel === 'stiletto')) ||
        (outline === 'heel' && shoes.every(({ heel }) => heel === 'flat'))
      return isOdd ? [`${path}: ${outline}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('is none for what hangs from no shoulder and has no legs of cloth', () => {
    for (const path of ['sleep-intimates/tights', 'sleep-intimates/bras', 'swimwear/bikini-bottoms'])
      expect([path, outlineFor(path)]).toEqual([path, undefined])
    expect(outlineKindOf('shoes/wedges')).toBeUndefined()
  })

  it('is to the knee for a boot with so high a shaft', () => {
    const boot = (inches: number) => outlineFor('shoes/knee-high-boots', [{ name: 'Shaft height', inches }])
    expect(boot(15)).not.toBe(boot(5))
  })

  it('has its handles where a drop was measured', () => {
    expect(
      outlineFor('handbags/totes', [{ name: 'Handle drop', inches: 9 }])?.marks['Handle drop'],
    ).toBeDefined()
    expect(howMeasured(undefined, 'Insole')).toBe('inside, heel to toe')
  })
})
