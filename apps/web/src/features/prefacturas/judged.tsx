import Button from '@mui/material/Button'
import { continua } from '@valija/contract/facturas.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import type { FacturaDePrefactura } from '@valija/contract/prefacturas.ts'
import { veredictoDe } from '@valija/domain/comisiones/veredicto.ts'
import { tonos } from '../../ui/facturas/avisos.tsx'
import { Comparacion } from '../../ui/facturas/comparacion.tsx'
import { Mono, Title } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Dictamen } from './dictamen.tsx'

const t = comisionesPantalla.factura

export type JudgedProps = {
  data: FacturaDePrefactura
  factura: NonNullable<FacturaDePrefactura['factura']>
  onVerify: () => void
}
/** What the rules and the SAT say of an invoice, beside its sheet. */
export function Judged({ data, factura, onVerify }: JudgedProps) {
  const veredicto = data.pendiente ? null : veredictoDe(factura, data.avisos)
  const again = (
    <Button size="small" variant="outlined" onClick={onVerify}>
      {t.verificar}
    </Button>
  )
  return (
    <>
      {data.avisos.map(({ codigo, titulo, texto, severidad }) => (
        <Notice
          key={`${codigo}${titulo}`}
          tono={tonos[severidad]}
          title={titulo}
          action={codigo === 'facturaNoPagable' || codigo === 'problemaValidacion' ? again : undefined}
        >
          {texto}
        </Notice>
      ))}
      {data.pendiente ? <Notice tono="info" title={t.verificando} action={again} /> : null}
      {veredicto === null ? null : (
        <Notice tono={veredicto === 'cumple' ? 'ok' : 'info'} title={t[veredicto]}>
          {data.lista ? t.listaTexto : t.correctaTexto}
        </Notice>
      )}
      {factura.situacion === 'sinVerificar' && !data.pendiente ? (
        <Notice tono="atencion" title={t.sinVerificar} action={again} />
      ) : null}
      {factura.cabecera === null ? null : (
        <PaddedPanel>
          <b>{factura.cabecera.serieFolio || factura.nombre}</b> · {factura.cabecera.emisorNombre} ·{' '}
          <Mono>{factura.cabecera.uuid}</Mono> · {factura.cabecera.metodoPago}
        </PaddedPanel>
      )}
      {factura.comparacion.length === 0 ? null : (
        <PaddedPanel>
          <Title mb={8}>{comisionesPantalla.hoja.comparacion}</Title>
          <Comparacion
            renglones={factura.comparacion}
            redondeo={data.hoja.redondeo}
            totalComisiones={data.hoja.totalComisiones}
            tolerada={continua(factura.situacion)}
          />
        </PaddedPanel>
      )}
      <Dictamen hallazgos={factura.hallazgos} />
    </>
  )
}
