// A component that is drawn at build time stands in a document before the site's code is there
// (web/build/drawings.tsx): nothing answers a press, and no picture can wait for its turn.
import { createContext, use } from 'react'

/** The width of the window that a drawing is for: below the desktop header's 1220 px, or not. */
export type DrawnFor = 'narrow' | 'wide'

export const DrawnForContext = createContext<DrawnFor | undefined>(undefined)

/**
 * Hook: returns the width for which the component is drawn at build time ('wide' or 'narrow'); undefined in
 * the running site.
 */
export const useDrawnFor = (): DrawnFor | undefined => use(DrawnForContext)
