import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { Note } from '../../ui/Note.tsx'

/** Renders §8's message that there is no charity to give to. */
export const NoCharities = () => <Note mood="bad">{friendly('fetchingCharities')}</Note>
