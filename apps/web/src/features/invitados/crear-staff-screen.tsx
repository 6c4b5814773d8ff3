import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { CrearLote } from './crear-lote.tsx'

/** The same wizard inside the product: 'Nuevo lote como invitado' of the operators' list. */
export default function CrearStaffScreen() {
  const { rol } = useSesion()
  const lista = rol === 'admin' || rol === 'OperativoComisionista'
  return (
    <CrearLote
      crumbs={[{ text: lotesPantalla.inicio, to: paths.inicio }]}
      salida={
        lista
          ? { text: crearLote.verListado, to: paths.factura }
          : { text: lotesPantalla.inicio, to: paths.inicio }
      }
    />
  )
}
