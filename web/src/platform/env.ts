// The only place that reads the build's environment. Single constants, so that a build leaves out what it can never reach.
export const mocked: boolean = import.meta.env.MODE === 'mock'
export const production: boolean = import.meta.env.PROD
