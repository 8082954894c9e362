;; The arithmetic of the reader's network over rows in memory, one row a token. All addresses are multiples of 16.
(module
  (memory (import "reader" "memory") 1)
  (func $sum (param $v v128) (result f32)
    (local.set $v (i32x4.add (local.get $v)
      (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $v) (local.get $v))))
    (f32.convert_i32_s (i32.add (i32x4.extract_lane 0 (local.get $v)) (i32x4.extract_lane 1 (local.get $v)))))
  (func $store (param $out i32) (param $v v128) (param $scaleX f32) (param $j i32) (param $scaleW i32) (param $bias i32)
    (f32.store (local.get $out)
      (f32.add
        (f32.mul (f32.mul (call $sum (local.get $v)) (local.get $scaleX))
          (f32.load (i32.add (local.get $scaleW) (i32.shl (local.get $j) (i32.const 2)))))
        (f32.load (i32.add (local.get $bias) (i32.shl (local.get $j) (i32.const 2)))))))
  ;; Matrix product of whole numbers: each row of `x` by each row of `w`, scaled back to a 32-bit float.
  ;; out[t][j] = scaleX[t] * scaleW[j] * sum(x[t][i] * w[j][i]) + bias[j]
  ;; `rows` is a multiple of 2, `outputs` of 4, `width` of 8. Values are 16-bit in memory, sums are 32-bit.
  (func (export "multiply")
    (param $x i32) (param $scaleX i32) (param $rows i32) (param $w i32) (param $scaleW i32) (param $bias i32)
    (param $outputs i32) (param $width i32) (param $out i32)
    (local $t i32) (local $j i32) (local $end i32) (local $p i32) (local $q i32) (local $o i32) (local $bytes i32)
    (local $u v128) (local $v v128) (local $k v128) (local $sx f32) (local $sy f32)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 1)))
    (loop $rowPairs
      (local.set $sx (f32.load (i32.add (local.get $scaleX) (i32.shl (local.get $t) (i32.const 2)))))
      (local.set $sy (f32.load offset=4 (i32.add (local.get $scaleX) (i32.shl (local.get $t) (i32.const 2)))))
      (local.set $j (i32.const 0))
      (loop $fourOutputs
        (local.set $p (i32.add (local.get $x) (i32.mul (local.get $t) (local.get $bytes))))
        (local.set $end (i32.add (local.get $p) (local.get $bytes)))
        (local.set $q (i32.add (local.get $w) (i32.mul (local.get $j) (local.get $bytes))))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (loop $along
          (local.set $u (v128.load (local.get $p)))
          (local.set $v (v128.load (i32.add (local.get $p) (local.get $bytes))))
          (local.set $o (local.get $q))
          (local.set $k (v128.load (local.get $o)))
          (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $u) (local.get $k))))
          (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $v) (local.get $k))))
          (local.set $o (i32.add (local.get $o) (local.get $bytes)))
          (local.set $k (v128.load (local.get $o)))
          (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $u) (local.get $k))))
          (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $v) (local.get $k))))
          (local.set $o (i32.add (local.get $o) (local.get $bytes)))
          (local.set $k (v128.load (local.get $o)))
          (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $u) (local.get $k))))
          (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $v) (local.get $k))))
          (local.set $o (i32.add (local.get $o) (local.get $bytes)))
          (local.set $k (v128.load (local.get $o)))
          (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $u) (local.get $k))))
          (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $v) (local.get $k))))
          (local.set $q (i32.add (local.get $q) (i32.const 16)))
          (local.set $p (i32.add (local.get $p) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $p) (local.get $end))))
        (local.set $o (i32.add (local.get $out)
          (i32.shl (i32.add (i32.mul (local.get $t) (local.get $outputs)) (local.get $j)) (i32.const 2))))
        (local.set $end (i32.add (local.get $o) (i32.shl (local.get $outputs) (i32.const 2))))
        (call $store (local.get $o) (local.get $a0) (local.get $sx) (local.get $j) (local.get $scaleW) (local.get $bias))
        (call $store (local.get $end) (local.get $b0) (local.get $sy) (local.get $j) (local.get $scaleW) (local.get $bias))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (call $store (i32.add (local.get $o) (i32.const 4)) (local.get $a1) (local.get $sx) (local.get $j) (local.get $scaleW) (local.get $bias))
        (call $store (i32.add (local.get $end) (i32.const 4)) (local.get $b1) (local.get $sy) (local.get $j) (local.get $scaleW) (local.get $bias))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (call $store (i32.add (local.get $o) (i32.const 8)) (local.get $a2) (local.get $sx) (local.get $j) (local.get $scaleW) (local.get $bias))
        (call $store (i32.add (local.get $end) (i32.const 8)) (local.get $b2) (local.get $sy) (local.get $j) (local.get $scaleW) (local.get $bias))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (call $store (i32.add (local.get $o) (i32.const 12)) (local.get $a3) (local.get $sx) (local.get $j) (local.get $scaleW) (local.get $bias))
        (call $store (i32.add (local.get $end) (i32.const 12)) (local.get $b3) (local.get $sy) (local.get $j) (local.get $scaleW) (local.get $bias))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br_if $fourOutputs (i32.lt_u (local.get $j) (local.get $outputs))))
      (local.set $t (i32.add (local.get $t) (i32.const 2)))
      (br_if $rowPairs (i32.lt_u (local.get $t) (local.get $rows)))))

  ;; out = norm * x / (root of the mean square of its row). `width` is a multiple of 4 here and below.
  (func (export "normalize") (param $x i32) (param $norm i32) (param $rows i32) (param $width i32) (param $out i32)
    (local $p i32) (local $end i32) (local $row i32) (local $bytes i32) (local $n i32) (local $s v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $eachRow
      (local.set $p (local.get $x))
      (local.set $end (i32.add (local.get $x) (local.get $bytes)))
      (local.set $s (v128.const f32x4 0 0 0 0))
      (loop $squares
        (local.set $s (f32x4.add (local.get $s) (f32x4.mul (v128.load (local.get $p)) (v128.load (local.get $p)))))
        (local.set $p (i32.add (local.get $p) (i32.const 16)))
        (br_if $squares (i32.lt_u (local.get $p) (local.get $end))))
      (local.set $s (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.const 0.00001) (f32.div
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $s)) (f32x4.extract_lane 1 (local.get $s)))
          (f32.add (f32x4.extract_lane 2 (local.get $s)) (f32x4.extract_lane 3 (local.get $s))))
        (f32.convert_i32_s (local.get $width))))))))
      (local.set $n (local.get $norm))
      (loop $scaled
        (v128.store (local.get $out)
          (f32x4.mul (f32x4.mul (v128.load (local.get $x)) (local.get $s)) (v128.load (local.get $n))))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (local.set $n (i32.add (local.get $n) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $scaled (i32.lt_u (local.get $x) (local.get $end))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $eachRow (i32.lt_u (local.get $row) (local.get $rows)))))

  ;; out = bias + w0 * (x `step` bytes before) + w1 * x + w2 * (x `step` bytes after). `deep` holds w0, w1, w2, bias.
  ;; Rows before the first and after the last are zero in memory.
  (func (export "mix") (param $x i32) (param $deep i32) (param $rows i32) (param $width i32) (param $step i32) (param $out i32)
    (local $end i32) (local $row i32) (local $bytes i32) (local $w i32)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $eachRow
      (local.set $w (local.get $deep))
      (local.set $end (i32.add (local.get $x) (local.get $bytes)))
      (loop $along
        (v128.store (local.get $out)
          (f32x4.add
            (f32x4.add
              (v128.load (i32.add (local.get $w) (i32.mul (local.get $bytes) (i32.const 3))))
              (f32x4.mul (v128.load (local.get $w)) (v128.load (i32.sub (local.get $x) (local.get $step)))))
            (f32x4.add
              (f32x4.mul (v128.load (i32.add (local.get $w) (local.get $bytes))) (v128.load (local.get $x)))
              (f32x4.mul (v128.load (i32.add (local.get $w) (i32.shl (local.get $bytes) (i32.const 1))))
                (v128.load (i32.add (local.get $x) (local.get $step)))))))
        (local.set $w (i32.add (local.get $w) (i32.const 16)))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $x) (local.get $end))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $eachRow (i32.lt_u (local.get $row) (local.get $rows)))))

  ;; Each row as 16-bit numbers up to 32,000, and its scale. `width` is a multiple of 8.
  (func (export "quantize") (param $x i32) (param $rows i32) (param $width i32) (param $out i32) (param $scales i32)
    (local $p i32) (local $end i32) (local $row i32) (local $bytes i32) (local $m v128) (local $most f32) (local $f v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $eachRow
      (local.set $p (local.get $x))
      (local.set $end (i32.add (local.get $x) (local.get $bytes)))
      (local.set $m (v128.const f32x4 0.000000001 0.000000001 0.000000001 0.000000001))
      (loop $largest
        (local.set $m (f32x4.max (local.get $m) (f32x4.abs (v128.load (local.get $p)))))
        (local.set $p (i32.add (local.get $p) (i32.const 16)))
        (br_if $largest (i32.lt_u (local.get $p) (local.get $end))))
      (local.set $most (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $m)) (f32x4.extract_lane 1 (local.get $m)))
        (f32.max (f32x4.extract_lane 2 (local.get $m)) (f32x4.extract_lane 3 (local.get $m)))))
      (f32.store (local.get $scales) (f32.div (local.get $most) (f32.const 32000)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $f (f32x4.splat (f32.div (f32.const 32000) (local.get $most))))
      (loop $rounded
        (v128.store (local.get $out)
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $x)) (local.get $f))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $x)) (local.get $f))))))
        (local.set $x (i32.add (local.get $x) (i32.const 32)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $rounded (i32.lt_u (local.get $x) (local.get $end))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $eachRow (i32.lt_u (local.get $row) (local.get $rows)))))

  ;; x += a * gate, where gate is b / 4 + 1/2 between 0 and 1. Rows of `gated` hold a, then b.
  (func (export "addGated") (param $x i32) (param $gated i32) (param $rows i32) (param $width i32)
    (local $end i32) (local $row i32) (local $bytes i32)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $eachRow
      (local.set $end (i32.add (local.get $x) (local.get $bytes)))
      (loop $along
        (v128.store (local.get $x)
          (f32x4.add (v128.load (local.get $x))
            (f32x4.mul (v128.load (local.get $gated))
              (f32x4.max (v128.const f32x4 0 0 0 0) (f32x4.min (v128.const f32x4 1 1 1 1)
                (f32x4.add (v128.const f32x4 0.5 0.5 0.5 0.5)
                  (f32x4.mul (v128.const f32x4 0.25 0.25 0.25 0.25)
                    (v128.load (i32.add (local.get $gated) (local.get $bytes))))))))))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (local.set $gated (i32.add (local.get $gated) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $x) (local.get $end))))
      (local.set $gated (i32.add (local.get $gated) (local.get $bytes)))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $eachRow (i32.lt_u (local.get $row) (local.get $rows))))))
