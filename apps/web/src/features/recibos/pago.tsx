import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import type { PagoLeido } from '@valija/documents/recibos/tipos.ts'
import { Fragment, useState } from 'react'
import { fecha } from '../../lib/formats.ts'
import { Mono, Quiet, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Candidatos } from './candidatos.tsx'
import type { Parte } from './elecciones.ts'
import { LoteDePago } from './lote-de-pago.tsx'

type PagoProps = {
  pago: PagoLeido
  match: Emparejamiento | null
  partes: readonly Parte[]
  onChoose: (partes: readonly Parte[]) => void
  onLoadAll: () => Promise<unknown>
}
export function Pago({ pago, match, partes, onChoose, onLoadAll }: PagoProps) {
  const [toggled, setToggled] = useState<boolean | null>(null)
  const open = (toggled ?? match?.resultado === 'varios') && (match?.candidatos.length ?? 0) > 0
  return (
    <Fragment>
      <tr>
        <td data-titulo={t.columnas.pagina}>{pago.pagina}</td>
        <td data-titulo={t.columnas.proveedor} aria-label={`${pago.rfc} ${pago.titular}`}>
          <span>
            <Mono>{pago.rfc}</Mono>
            <br />
            <Quiet small>{pago.titular}</Quiet>
          </span>
        </td>
        <td data-titulo={t.columnas.fechaPago}>{fecha(pago.fechaPago)}</td>
        <td data-titulo={t.columnas.banco}>{pago.bancoBeneficiario}</td>
        <td data-titulo={t.columnas.folio}>
          <Text breaks>
            <Mono>{pago.folio}</Mono>
            {pago.claveRastreo === '' ? null : (
              <>
                <br />
                <Quiet small>{t.rastreo}</Quiet> <Mono tone="texto2">{pago.claveRastreo}</Mono>
              </>
            )}
          </Text>
        </td>
        <td className="num" data-titulo={t.columnas.importe}>
          <Money value={pago.total} strong />
        </td>
        <td className="lote" data-titulo={t.columnas.lote}>
          <LoteDePago match={match} partes={partes} open={open} onToggle={() => setToggled(!open)} />
        </td>
      </tr>
      {open && match ? (
        <tr className="lotes">
          <td colSpan={7}>
            <Candidatos match={match} partes={partes} onChoose={onChoose} onLoadAll={onLoadAll} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  )
}
