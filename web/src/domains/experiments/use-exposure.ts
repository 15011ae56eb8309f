// What the site shows by an arm of an experiment, and the note that it was shown (decision 0182).

import { NoteExposureDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { useSession } from '../identity/session.tsx'

/** Returns the viewer's arm of an experiment, as the session says; undefined without one. */
function useOwnArm(experiment: string): string | undefined {
  const arms = (useSession().user?.experiments ?? {}) as Readonly<Record<string, unknown>>
  const arm = arms[experiment]
  return typeof arm === 'string' ? arm : undefined
}

/**
 * Hook: tells the API, once a screen, that the arm `shown` of an experiment is on the screen; undefined: not
 * yet. Tells nothing to viewers who don't take part or were shown another arm. Failures show no message.
 */
export function useExposure(experiment: string, shown: string | undefined): void {
  const client = useClient()
  const own = useOwnArm(experiment)
  const tells = own !== undefined && own === shown
  useEffect(() => {
    if (tells && shown !== undefined)
      void client.mutation(NoteExposureDocument, { experiment, arm: shown }, { quiet: true }).toPromise()
  }, [client, experiment, shown, tells])
}

/**
 * Hook: returns the viewer's arm of an experiment of which the screen shows the arm, and tells the API that
 * it was shown; undefined for viewers who don't take part.
 */
export function useArm(experiment: string): string | undefined {
  const arm = useOwnArm(experiment)
  useExposure(experiment, arm)
  return arm
}
