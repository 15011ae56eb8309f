// The only file that reads the build's environment. The value is a constant, so that a production build
// leaves out code for development.
export const production: boolean = import.meta.env.PROD
