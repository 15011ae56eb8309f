// How testing-library waits in our tests. Each process reads this once: the library keeps what is set here.
import { configure, getConfig } from '@testing-library/react'
import { patienceMs } from '../../../vitest.patience.ts'
import { answersShown } from './answers.ts'

/**
 * Returns whether the error of a query only says that a wait goes on. Its message would show the whole page,
 * and to write that at each try took a tenth of the tests' time; a wait that ends in vain shows the page.
 */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

/** By this name testing-library knows the errors to which it gives the place that waited. */
const elementError = 'TestingLibraryElementError'

// Screens come in pieces; a busy machine takes its time to read them. Who waited for one piece may look for
// the others at once.
const { asyncWrapper, getElementError } = getConfig()
configure({
  asyncUtilTimeout: patienceMs,
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait)
    await answersShown()
    return found
  },
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: elementError })
      : getElementError(message, container),
})
