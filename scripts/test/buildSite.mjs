import { buildSite } from '../start/siteBuild.ts'

buildSite(process.argv[2])
