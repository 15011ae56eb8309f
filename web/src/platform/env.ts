// The only place that reads the build's environment.
export const env = {
  mode: import.meta.env.MODE,
  mocked: import.meta.env.MODE === 'mock',
  production: import.meta.env.PROD,
}
