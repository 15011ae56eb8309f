import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { useSession } from '../identity/session.tsx'

/**
 * Hook: returns the two letters of the viewer's country (specification §3); the home country until it is
 * known.
 */
export const useCountry = (): string => useSession().user?.userCountry.id ?? homeCountry
