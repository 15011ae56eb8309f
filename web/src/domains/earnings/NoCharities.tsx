import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { Note } from '../../ui/Note.tsx'

/** Says in the words of §8 that there is no charity to give to. */
export const NoCharities = () => <Note mood="bad">{friendly('fetchingCharities')}</Note>
