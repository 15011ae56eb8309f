// Whether an account was created on this page a moment ago, with nothing else to do: its owner may be asked
// for their sizes then, once. A reload forgets it.
import { create } from 'zustand'

const useSignedUp = create<{ just: boolean }>(() => ({ just: false }))

/**
 * Hook: returns whether an account was just created in this tab and no question (such as for sizes) has been
 * shown since.
 */
export const useJustSignedUp = (): boolean => useSignedUp(({ just }) => just)
/**
 * Notes that an account was just created (true), or that its owner has been shown a question since (false).
 */
export const noteSignedUp = (just: boolean): void => useSignedUp.setState({ just })
