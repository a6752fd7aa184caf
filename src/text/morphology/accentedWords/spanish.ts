/** Spanish words that no other word looks like without accents. Written for this table. */
export const accentedWords = {
  words: `
acá además adiós algodón algún allá almacén andén análisis ascensión ataúd atrás automóvil automóviles avión azúcar
balcón bambú baúl bebé bebés bombón botón buzón bíceps cajón calefón callejón camión canapé cartón carácter chalé
champán champú cinturón clímax colchón comité común corazón cráter cáncer cárcel cárceles césped cómic córner
después detrás difícil difíciles dragón déficit dócil dólar dólares edredón escalón escocés escuadrón eslabón
español española españoles estación estrés exámenes francés frágil frágiles fácil fáciles fértil fórceps fósil
fósiles galón gángster hindú hipótesis holandés huésped huéspedes hábil hábitat iglú imágenes inglés interés inútil
inútiles irlandés jabón jamás jamón japonés jardín jóvenes ladrón león limón lápiz látex líder líderes maíz melón
menú mesón millón miércoles montón márgenes mármol máster móvil móviles ningún néctar ojalá orígenes pantalón patrón
paté país países peatón perdón portugués práctico prácticos puré póster público públicos quizás ratón razón raíz
recién renglón resúmenes rincón salón sartén según señor señores sillón solárium síntesis tabú también tapón tazón
tiburón tirón tórax túnel varón veintidós veintitrés volúmenes víspera ágil ángel ángeles árbol árboles énfasis éter
útil útiles`,
  plurals: `
alegría anomalía araña artículo avería bahía batería baño bilingüe biografía biología bollería bolígrafo brújula
cafetería café capítulo carnicería categoría catálogo centímetro cercanía cervecería cerámica cirugía cláusula
compañera compañero compañía contraseña cortesía crédito cámara cápsula cédula célula círculo código cúpula depósito
diagnóstico diseño diálogo dueña dueño débito década día ecología economía energía engaño espectáculo espárrago
estadía estantería estética estómago fantasía fenómeno filosofía fotografía fórmula galería garantía geografía
glóbulo gramática grifería guía género hábito hígado ingeniería joyería kilómetro lavandería lejanía librería
lámpara línea matemática matrícula mayoría mañana melodía mensajería metodología micrófono milímetro minoría montaña
máquina mérito método músculo música niña niño número obstáculo océano orégano otoño panadería partícula pastelería
peluquería película perfumería período pingüino piña plátano poesía policía portería pronóstico propósito préstamo
psicología página pájaro párrafo póliza pólvora química república reseña ridículo rábano señora sofá sábado sábana
símbolo síntoma sótano tamaño tapicería tecnología teléfono teoría termómetro tesorería tranvía tráfico tránsito
tubería técnica título vehículo vergüenza válvula vía víctima vínculo ámbito ángulo árbitro área átomo época éxito
ídolo óleo órgano óvalo`,
  adjectives: `
acústico alcohólico antipático aromático artístico asiático atlántico atómico automático auténtico aéreo británico
básico católico caótico cerámico científico climático clásico cosmético crónico cálido céntrico cómico cómodo
democrático dinámico diplomático doméstico drástico ecológico económico electrónico elástico eléctrico energético
esférico específico espléndido estratégico estático estético estúpido exótico fantástico fanático físico genérico
genético geográfico gráfico gótico hidráulico higiénico hipotético histórico húmedo idéntico inalámbrico incómodo
inédito irónico jurídico lunático lógico matemático mecánico metálico mágico máximo médico mínimo mítico neurótico
numérico náutico olímpico orgánico panorámico patético pequeño periódico plástico polémico político poético
prehistórico problemático próximo psicológico psíquico pálido pésimo químico romántico rápido rítmico rústico
sarcástico simpático sintético sistemático sísmico sólido telefónico temático teórico trágico trópico turístico
técnico térmico tímido típico tóxico volcánico íntimo óptico óptimo último único`,
}
