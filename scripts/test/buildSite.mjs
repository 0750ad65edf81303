import { buildSite } from '../start/siteBuild.mjs'

buildSite(process.argv[2])
