import { cargaDeInvitado } from './carga-de-invitado.ts'
import { facturaDeComisionista } from './factura-de-comisionista.ts'
import { loteDeProveedor } from './lote-de-proveedor.ts'
import type { Tipo } from './tipo.ts'

/** A draft's kind, from its own row: what nobody's account made is a guest's. */
export const tipoDe = (fila: { creadorId: string | null; categoria: string }): Tipo =>
  fila.creadorId === null
    ? cargaDeInvitado
    : fila.categoria === 'Comisionista'
      ? facturaDeComisionista
      : loteDeProveedor
