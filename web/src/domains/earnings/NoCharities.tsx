import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { Note } from '../../ui/Note.tsx'

/** Renders the note of §8 that there is no charity to give earnings to. */
export const NoCharities = () => <Note mood="bad">{friendly('fetchingCharities')}</Note>
