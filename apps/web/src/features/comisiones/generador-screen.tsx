import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { comisionesApi } from '../../lib/llamadas/comisiones.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { generar } from './comisiones-calls.ts'
import { Generador } from './generador.tsx'

const t = comisionesPantalla.generador

/** /Comision/Reserva of whoever is signed in; an agent's RFC is already there. */
export default function GeneradorScreen() {
  const { rol, rfc } = useSesion()
  return (
    <>
      <PageHeader title={t.titulo} crumbs={[{ text: lotesPantalla.inicio, to: paths.inicio }]} />
      <Generador
        rfc={rol === 'comisionista' ? (rfc ?? '') : ''}
        generar={generar}
        rutaPdf={comisionesApi.generarPdf.path()}
      />
    </>
  )
}
