// node tools/resale/write.ts: writes the figures of the yearly resale reports (count.ts).
import { writeFileSync } from 'node:fs'
import { resaleYears } from '@hemline/rules/resale/years.ts'
import { countYear } from './count.ts'

const years = Object.fromEntries(resaleYears.map((year) => [year, countYear(year)]))
const text = `// Written by tools/resale/write.ts: counted from pieces that the shop's own simulation made for each year.
import type { YearFigures } from './report.ts'
import type { ResaleYear } from './years.ts'

export const resaleFigures: Readonly<Record<ResaleYear, YearFigures>> = ${JSON.stringify(years, null, 2)}
`
writeFileSync(new URL('../../rules/src/resale/figures.gen.ts', import.meta.url), text)
