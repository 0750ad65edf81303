import * as z from 'zod/mini'

// A strict Content-Security-Policy forbids compiling code at run time and reports even zod's probe for it. This must run
// before any schema is built, so every file of the contract imports it first.
z.config({ jitless: true })
