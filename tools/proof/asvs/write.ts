// Writes docs/asvs.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/paths.ts'
import { asvsDocument } from './document.ts'

writeFileSync(join(root, 'docs/asvs.md'), asvsDocument())
