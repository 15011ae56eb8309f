import { describe, expect, it } from 'vitest'
import { readSources, type Source } from './sources.ts'
import { grownSheets, sheetLimits, sheetTotals, undefinedProperties, unusedClasses } from './styles.ts'

const sources = readSources()
const sheet = (text: string): Source => ({ path: 'web/src/domains/cart/Cart.module.css', text })
const screen = (text: string): Source => ({
  path: 'web/src/domains/cart/Cart.tsx',
  text: `import styles from './Cart.module.css'\n${text}`,
})

describe('the custom properties of the site', () => {
  it('are all set somewhere', () => expect(undefinedProperties(sources)).toEqual([]))

  it('are missed where none is set, with a fallback too', () =>
    expect(undefinedProperties([sheet('.a {\n  width: var(--w);\n  margin: var(--m, 4px);\n}')])).toEqual([
      'web/src/domains/cart/Cart.module.css:2: --w is set nowhere',
      'web/src/domains/cart/Cart.module.css:3: --m is set nowhere',
    ]))

  it('may be set by a sheet, or by a component', () => {
    const used = sheet('.a { width: var(--w); }')
    expect(
      undefinedProperties([used, { path: 'web/src/ui/styles/tokens.css', text: ':root{--w:1px}' }]),
    ).toEqual([])
    expect(undefinedProperties([used, screen("<p style={{ '--w': 1 }} />")])).toEqual([])
    expect(undefinedProperties([used, screen('// --w: 1')])).toHaveLength(1)
  })
})

describe('the classes of a module', () => {
  it('are all named by a component that imports the module', () => expect(unusedClasses(sources)).toEqual([]))

  it('are missed where no component names them', () => {
    const found = unusedClasses([
      sheet('.a {\n  color: red;\n}\n.b .c-d:not(.e) {\n  top: 0.5px;\n}\n.c {\n}'),
      screen('<p className={styles.a} />'),
    ])
    expect(found.map((one) => one.split(' ').at(-1))).toEqual(['.b', '.c-d', '.e', '.c'])
    expect(found[0]).toBe('web/src/domains/cart/Cart.module.css:4: no component names .b')
  })

  it('are missed where only a component without the module names them', () =>
    expect(
      unusedClasses([sheet('.a {}'), { path: 'web/src/domains/cart/B.tsx', text: 'styles.a' }]),
    ).toHaveLength(1))

  it.each([
    ['by a property', '.a {}', 'styles.a'],
    ['by a value', '.a {}', "const look = 'a'\nstyles[look]"],
    ['by the key of a table', '.a {}', 'const looks = { a: 1 }\nstyles[look]'],
    ['by the beginning of a key', '.c2 {}', `styles[\`c\${columns}\`]`],
    ['by another name of the module', '.a {}', "import lines from './Cart.module.css'\nlines.a"],
  ])('may be named %s', (_, css, tsx) => expect(unusedClasses([sheet(css), screen(tsx)])).toEqual([]))

  it('are not the global names, texts and numbers of a sheet', () =>
    expect(
      unusedClasses([
        sheet('.a :global(.frame):has(.a) {\n  content: "x.y { }";\n  flex: 1.5s;\n}'),
        screen('styles.a'),
      ]),
    ).toEqual([]))
})

describe('the style sheets of the site', () => {
  it('have not grown', () => expect(grownSheets(sheetTotals(sources), sheetLimits)).toEqual([]))

  it('are counted by lines, modules and distinct declarations, without comments', () =>
    expect(
      sheetTotals([
        sheet('@layer shop {\n  .a:hover {\n    top: 0; /* left: 0; */\n    gap: 1px\n      2px;\n  }\n}\n'),
        { path: 'web/src/ui/styles/base.css', text: 'p {\n  top: 0;\n  gap: 1px 2px;\n}\n' },
        { path: 'web/host/down.css', text: 'p {\n  left: 0;\n}\n' },
      ]),
    ).toEqual({ lines: 11, modules: 1, declarations: 2 }))

  it('are told when they grew', () =>
    expect(
      grownSheets({ lines: 12, modules: 1, declarations: 3 }, { lines: 11, modules: 1, declarations: 2 }),
    ).toEqual(['12 lines of style sheets, 11 at most', '3 declarations of style sheets, 2 at most']))
})
