import type { ArchivosPort } from '../adapters/archivos/port.ts'

/** What of an installation is copied, and where it is read. */
export type Instalacion = {
  databaseUrl: string
  archivos: Pick<ArchivosPort, 'leer' | 'guardar' | 'listar'>
  dataDir: string
  /** The settings in force, as the environment and ajustes.env give them. */
  env: Record<string, string | undefined>
  version: string
}
