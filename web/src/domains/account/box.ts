import { look } from '../../ui/look.ts'

/** The class of a card among the parts of the account's home. */
export const box = look({ pad: 6, surface: 'card', edge: 'all', round: 'sheet' })
