// Whether an account was created on this page a moment ago, with nothing else to do: its owner may be asked
// for their sizes then, once. A reload forgets it.
import { create } from 'zustand'

const useSignedUp = create<{ just: boolean }>(() => ({ just: false }))

/** Returns whether an account was just created here and nobody was asked anything yet. */
export const useJustSignedUp = (): boolean => useSignedUp(({ just }) => just)
/** Notes that an account was created, or that its owner was asked. */
export const noteSignedUp = (just: boolean): void => useSignedUp.setState({ just })
