import type { ClienteAnt } from '../../adapters/ant/port.ts'

export type DirectorioTables = {
  /** Hotels whose lotes all their people see. */
  proveedoresAbiertos: { proveedorId: number; abiertoPor: string; abiertoEn: Date }
  comisionistas: ClienteAnt & { actualizadoEn: Date }
}
