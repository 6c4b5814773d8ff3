export const politicaRefusals = {
  politicaDesconocida: 404,
  politicaRetroactiva: 409,
  politicaIlegible: 400,
  politicaOtraClase: 400,
  politicaDireccion: 400,
  politicaSinCambio: 409,
} as const
