import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patient } from '../vitest.patience.ts'

export default defineConfig({
  plugins: [react()],
  // The sheets of all screens that a process has shown apply at once: their classes need names of their own.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]' } } },
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    // What needs no page is a `.test.ts`, and runs in Node: the project `web-plain` of ../vitest.config.ts.
    include: ['src/**/*.test.tsx', 'build/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // All files of a worker share its process: to read the site and to compile it anew for each file took
    // more time than the tests (decision 0303).
    isolate: false,
    // A configuration of its own does not inherit this one, and without it the files ran one after another.
    maxWorkers: 3,
    ...patient,
    css: { include: [/\.module\.css$/, /\/look-layout\.css$/] },
  },
})
