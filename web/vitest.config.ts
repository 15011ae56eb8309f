import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patient } from '../vitest.patience.ts'

export default defineConfig({
  plugins: [react()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]' } } },
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    // What needs no page is a `.test.ts`, and runs in Node: the project `web-plain` of ../vitest.config.ts.
    include: ['src/**/*.test.tsx', 'build/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // A configuration of its own does not inherit this one, and without it the files ran one after another.
    maxWorkers: 2,
    ...patient,
    css: { include: [/\.module\.css$/, /\/look-layout\.css$/] },
  },
})
