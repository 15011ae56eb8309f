// Which pop-up is on, as a store over the pure arbiter: screens say what they want to show, one of them is let through.
import { arbitrate, type PopupType } from '@hemline/rules/popups.ts'
import { create } from 'zustand'

type PopupState = { path: string; wanted: readonly PopupType[]; active: PopupType | undefined }

export const usePopupStore = create<PopupState>(() => ({ path: '/', wanted: [], active: undefined }))

function decide(change: Partial<Pick<PopupState, 'path' | 'wanted'>>): void {
  usePopupStore.setState((state) => {
    const next = { ...state, ...change }
    return { ...next, active: arbitrate(next) }
  })
}

/** Asks for a pop-up; it shows when no other is on and the page allows one. */
export const wantPopup = (type: PopupType): void => decide({ wanted: [...new Set([...usePopupStore.getState().wanted, type])] })

/** Gives it up: dismissed, or no longer of use. */
export const dropPopup = (type: PopupType): void => decide({ wanted: usePopupStore.getState().wanted.filter((one) => one !== type) })

/** The path in sight, told by whoever may want one; returns pages hide pop-ups. */
export const setPopupPath = (path: string): void => decide({ path })
