// The only place that reads the build's environment. A single constant, so that a build leaves
// out what it can never reach.
export const production: boolean = import.meta.env.PROD
